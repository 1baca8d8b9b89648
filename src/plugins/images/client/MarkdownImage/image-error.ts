/** Why a picture failed to load. */
export type ImageError = 'notFound' | 'failed' | 'offline';

/** Finds out why a picture failed with a HEAD request, because its `error` event has no reason. */
export async function findImageError(url: string): Promise<ImageError> {
  try {
    const {status} = await fetch(url, {method: 'HEAD'});
    return status === 404 ? 'notFound' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}
