/** The address that opens a file of the course in the lab; the token in it logs in. */
export function pageAddress(
  port: number,
  path: string,
  token: string,
): string {
  return `http://127.0.0.1:${port}/lab/tree/${path}?token=${token}`;
}
