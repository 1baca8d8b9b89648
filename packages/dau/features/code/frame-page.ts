import {createHash} from 'node:crypto';
import type {Bundler, Compiler} from 'docusaurus-search-folded/separate-script';

import {FRAME_PATH} from './protocol';

/** The name of the frame's script before it is inlined. */
export const SCRIPT = 'live-code-frame.js';

/**
 * Returns the frame's page. Its policy allows no URLs, so code in the frame cannot send data. The script
 * is inline, because browsers do not cache scripts for a frame without an origin.
 *
 * @param script the script's source
 */
export function framePage(script: string, lang: string): string {
  // Unescaped, these strings would end the `<script>` element, or change how the browser parses it
  const inline = script.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3c');
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    // `default-src` does not cover these two directives
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Live code</title>
</head>
<body><script>${inline}</script></body>
</html>
`;
}

/** Returns a bundler plugin that replaces the frame's script with a page that inlines it. */
export function createFramePage(
  {Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE}, sources}: Bundler,
  lang: string,
) {
  return {
    apply(compiler: Compiler) {
      // The dev server uses the page again until the script changes
      let last = {script: '', page: ''};
      compiler.hooks.thisCompilation.tap(SCRIPT, (compilation) => {
        // Runs after minification
        const stage = PROCESS_ASSETS_STAGE_SUMMARIZE;
        compilation.hooks.processAssets.tap({name: SCRIPT, stage}, () => {
          const script = compilation.getAsset(SCRIPT);
          if (!script) return;
          const text = String(script.source.source());
          if (text !== last.script) last = {script: text, page: framePage(text, lang)};
          compilation.deleteAsset(SCRIPT);
          compilation.emitAsset(`${FRAME_PATH}index.html`, new sources.RawSource(last.page));
        });
      });
    },
  };
}
