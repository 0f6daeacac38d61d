/** Whether our lab, and not another program or someone else's Jupyter, answers on a port. */
export async function answers(port: number, token: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/status`, {
      headers: { authorization: `token ${token}` },
      signal: AbortSignal.timeout(5_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
