import {translate} from '@docusaurus/Translate';

/**
 * Opens the device's share dialog, or copies the URL if the device does not have one. If the browser does
 * not allow copying, returns the URL.
 *
 * @returns a message for the reader
 */
export async function share(data: {readonly url: string; readonly title: string}): Promise<string> {
  try {
    await navigator.share(data);
    return '';
  } catch (error) {
    if ((error as Error).name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return translate({id: 'dau.share.copied', message: 'Đã sao chép liên kết.'});
  } catch {
    return data.url;
  }
}
