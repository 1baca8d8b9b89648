import {useState} from 'react';

import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';

import {servedPath} from '../../../../utils/urls';

async function markdownOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}

/**
 * Copies a page's Markdown. Safari allows copying only directly after a click, so the clipboard gets the
 * promise and not its result.
 *
 * @returns a message for the reader
 */
async function copyPage(url: string): Promise<string> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': markdownOf(url)})]);
    return translate({id: 'dau.page.copied', message: 'Đã sao chép trang.'});
  } catch {
    return translate({
      id: 'dau.page.notCopied',
      message: 'Không sao chép được. Bạn thử lại, hoặc mở bản Markdown.',
    });
  }
}

/** A link and a button for the Markdown copy of a post or guide. */
export default function MarkdownCopy() {
  const [status, setStatus] = useState('');
  const {pathname} = useLocation();
  const version = useActivePluginAndVersion()?.activeVersion;
  // The dev server and older docs versions have no Markdown copies
  if (process.env.NODE_ENV === 'development' || version?.isLast === false) return null;
  const url = `${servedPath(pathname)}.md`;
  return (
    <>
      <a href={url} data-print="hide">
        <Translate id="dau.page.markdown">Bản Markdown</Translate>
      </a>
      <button
        type="button"
        className="clean-btn"
        data-print="hide"
        data-scripted
        onClick={() => void copyPage(url).then(setStatus)}
      >
        <Translate id="dau.page.copy">Sao chép trang</Translate>
      </button>
      <span role="status">{status}</span>
    </>
  );
}
