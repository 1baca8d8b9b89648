import {localeConfigs} from '../../../src/lib/locales';
import type {LanguageServer} from './language-server';

const texts = {
  vi: {
    starting: 'Đang khởi động bản tiếng Việt…',
    soon: 'Trang sẽ tự mở khi xong. Lần đầu mất khoảng nửa phút.',
    stopped: 'Máy chủ đã dừng vì có lỗi.',
    retry: 'Bạn sửa lỗi rồi lưu lại: máy chủ tự khởi động và trang tự mở.',
  },
  en: {
    starting: 'The English site is starting…',
    soon: 'The page opens by itself when it is ready. The first time takes about half a minute.',
    stopped: 'The server has stopped because of an error.',
    retry: 'Correct the error and save: the server starts again and the page opens by itself.',
  },
};

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page of a language whose server starts, or has crashed. It loads itself again each second. */
export function waitingPage({locale, state, lines}: LanguageServer): string {
  const text = texts[locale];
  const [title, below] =
    state === 'stopped' ? [text.stopped, text.retry] : [text.starting, text.soon];
  const output = state === 'stopped' ? `<pre tabindex="0">${escaped(lines.join('\n'))}</pre>` : '';
  return `<!DOCTYPE html>
<html lang="${localeConfigs[locale].htmlLang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 15vh auto; padding: 0 1rem; }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid; font-size: 0.875rem; }
</style>
<h1>${title}</h1>
<p>${below}</p>
${output}
`;
}
