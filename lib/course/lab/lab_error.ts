/** Something the learner can put right: its message says what to do and is printed without a stack. */
export class LabError extends Error {
  override name = "LabError";
}

/** What can be done on a machine that has no Jupyter. */
export const WITHOUT_JUPYTER = `Without JupyterLab these work all the same:
  deno test          grade your exercises
  deno task grade    see your progress and points
  deno task check    run every lesson and compare its outputs`;
