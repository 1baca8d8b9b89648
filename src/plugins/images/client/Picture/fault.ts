export type Fault = 'notFound' | 'failed' | 'offline';

/** Why a picture did not come: its element says only that it did not, so the server is asked. */
export async function faultOf(url: string): Promise<Fault> {
  try {
    const {status} = await fetch(url, {method: 'HEAD'});
    return status === 404 ? 'notFound' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}
