/**
 * What the promise resolves to, or undefined if it has not after so many
 * milliseconds.
 */
export async function within<T>(
  ms: number,
  promise: Promise<T>,
): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
