import {type ReactNode, type SyntheticEvent, useEffect, useState} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import {FRAME_PATH, type PageStyles, type ToFrame} from '../../frame-messages';
import styles from './styles.module.css';

/** The frame's maximum height in CSS pixels. A taller result scrolls inside the frame. */
const MAX_HEIGHT = 1_200;

/** How long a loaded frame may take to send its height. Loading the frame may take twice as long. */
const TIMEOUT_MS = 4_000;

/** Returns a font from the browser's cache if the page has loaded it. */
async function loadedFont({style}: CSSFontFaceRule): Promise<PageStyles['fonts']> {
  const [, path = ''] = /url\("(.+?)"\)/.exec(style.getPropertyValue('src')) ?? [];
  // A rule for a system font has no URL. Resolved, it would be the page's URL, which Firefox lists as a resource
  const href = path && new URL(path, location.href).href;
  if (performance.getEntriesByName(href, 'resource').length === 0) return [];
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  const weight = style.getPropertyValue('font-weight') || 'normal';
  const unicodeRange = style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
  const file = await fetch(href, {cache: 'force-cache'}).then((answer) => answer.arrayBuffer());
  return [[family, file, {weight, unicodeRange}]];
}

/** Returns the page's styles for the frame, without browser extensions' style sheets, which scripts cannot read. */
async function pageStyles(): Promise<PageStyles> {
  const rules = [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules]);
  const css = rules.map((rule) => (rule instanceof CSSFontFaceRule ? '' : rule.cssText));
  const fonts = rules.map((rule) => (rule instanceof CSSFontFaceRule ? loadedFont(rule) : []));
  return {css: css.join('\n'), fonts: (await Promise.all(fonts).catch(() => [])).flat()};
}

type Props = {
  readonly code: string;
  readonly noInline: boolean;
};

/** Runs live code in a frame without an origin, and shows the result there. */
export default function LiveResult({code, noInline}: Props): ReactNode {
  const frameUrl = useBaseUrl(FRAME_PATH);
  const {colorMode: theme} = useColorMode();
  const [send, setSend] = useState<(message: ToFrame) => void>();
  const [height, setHeight] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const isLoading = height === undefined;

  useEffect(() => send?.({type: 'theme', theme}), [send, theme]);
  useEffect(() => send?.({type: 'run', code, noInline}), [send, code, noInline]);
  useEffect(() => {
    if (!isLoading || isMissing) return;
    // When a frame shows the browser's error page, only Chromium sends a load event
    const timer = setTimeout(() => setIsMissing(true), send ? TIMEOUT_MS : 2 * TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [send, isLoading, isMissing]);

  const connect = ({currentTarget: {contentWindow}}: SyntheticEvent<HTMLIFrameElement>) => {
    const {port1: port, port2} = new MessageChannel();
    // Code in the frame can also send messages, so check them
    port.onmessage = ({data}: MessageEvent<unknown>) => {
      if (typeof data === 'number' && data > 0) setHeight(Math.min(Math.ceil(data), MAX_HEIGHT));
    };
    // The target must be `'*'`, because the frame has no origin
    void pageStyles().then((styles) => contentWindow?.postMessage(styles, '*', [port2]));
    setSend(() => (message: ToFrame) => port.postMessage(message));
  };

  const retry = () => {
    setSend(undefined);
    setIsMissing(false);
  };

  if (isMissing) {
    return (
      <div className={`padding--md ${styles.result}`} role="alert">
        <p>
          <Translate id="dau.liveCode.missing">Chưa tải được phần chạy mã.</Translate>
        </p>
        <button type="button" className="button button--secondary" onClick={retry}>
          <Translate id="dau.hosted.retry">Thử lại</Translate>
        </button>
      </div>
    );
  }
  return (
    <div className={styles.result} aria-busy={isLoading}>
      <iframe
        className={clsx(styles.resultFrame, isLoading && styles.loading)}
        title={translate({id: 'dau.liveCode.frame', message: 'Kết quả của mã'})}
        // Allows scripts only: no origin, no forms, no new windows, no navigating the page
        sandbox="allow-scripts"
        src={frameUrl}
        height={height}
        // A second load means that the code has opened another page in the frame, which gets no messages
        onLoad={send ? undefined : connect}
      />
    </div>
  );
}
