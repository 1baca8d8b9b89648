import {localeConfigs, type Locale, type Localized} from '../../../src/lib/locales';

const texts: Localized<{starting: string; soon: string; stopped: string; retry: string}> = {
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

/** The start of a page that waits for the server of a language. The rest follows as it happens. */
export function waitingPage(locale: Locale): string {
  const {starting, soon} = texts[locale];
  return `<!DOCTYPE html>
<html lang="${localeConfigs[locale].htmlLang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${starting}</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 15vh auto; padding: 0 1rem; }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid; font-size: 0.875rem; }
</style>
<h1>${starting}</h1>
<p>${soon}</p>
`;
}

/** The part of the page after a crash: the end of what the server printed. */
export function crashReport(locale: Locale, output: string): string {
  const {stopped, retry} = texts[locale];
  return `<div role="alert"><h2>${stopped}</h2>\n<p>${retry}</p></div>\n<pre tabindex="0">${escaped(output)}</pre>\n`;
}

/** The end of the page: opens the address again, which the server now answers. */
export const reload = '<meta http-equiv="refresh" content="0">\n';
