import {useEffect, useRef, useState, type ComponentProps, type CSSProperties} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
// The styles of the theme's component, which this one replaces
import themeStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import clsx from 'clsx';
import type {Token} from 'prism-react-renderer';

import {classOf} from './token-classes';
import styles from './styles.module.css';
import {useTokenizer} from './tokenizer';

type Props = ComponentProps<'pre'> & {
  readonly code: string;
  readonly language: string;
  readonly lineNumbersStart?: number | undefined;
  /** CSS classes of the marked lines, by line index. */
  readonly lineClassNames?: Readonly<Record<number, string[]>>;
};

const plainLines = (code: string): readonly Token[][] =>
  code.split('\n').map((content) => [{types: ['plain'], content}]);

/**
 * Keeps the server's highlighted HTML during hydration, so the browser does not need the grammars. The
 * browser highlights only code that is added or changed later.
 */
function useServerLines(code: string) {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLElement>(null);
  // The dev server sends no rendered HTML
  const [served, setServed] = useState(
    Boolean(process.env.HYDRATE_CLIENT_ENTRY) && !isBrowser ? code : undefined,
  );
  const keepsServerHtml = served === code;
  useEffect(() => {
    // After a hydration error, React renders the page again and removes the server's HTML
    if (!keepsServerHtml || element.current?.firstChild === null) setServed(undefined);
  }, [keepsServerHtml]);
  return {element, keepsServerHtml};
}

export function Highlighted({
  code,
  language: name,
  lineNumbersStart,
  lineClassNames = {},
  className,
  ...rest
}: Props) {
  const language = name.toLowerCase();
  const {element, keepsServerHtml} = useServerLines(code);
  const tokenize = useTokenizer(!keepsServerHtml);
  const isNumbered = lineNumbersStart !== undefined;
  const attributes = {
    className: clsx(
      themeStyles.codeBlockLines,
      isNumbered && themeStyles.codeBlockLinesWithNumbering,
    ),
    style: isNumbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined,
  };
  const lines = keepsServerHtml ? [] : (tokenize?.(code, language) ?? plainLines(code));

  return (
    <pre
      // Focusable, so readers can scroll long lines with the keyboard
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...rest}
      className={clsx(className, `prism-code language-${language}`, styles.pre, 'thin-scrollbar')}
      style={{'--lines': code.split('\n').length} as CSSProperties}
    >
      {keepsServerHtml ? (
        <code
          key="server"
          ref={element}
          {...attributes}
          suppressHydrationWarning
          // During hydration, React does not compare this value with the server's HTML
          dangerouslySetInnerHTML={{__html: ''}}
        />
      ) : (
        <code key="browser" {...attributes}>
          {lines.map((line, index) => (
            <Line
              key={index}
              line={[...line]}
              classNames={lineClassNames[index]}
              showLineNumbers={isNumbered}
              getLineProps={({className: lineClass}) => ({
                className: clsx('token-line', lineClass),
              })}
              getTokenProps={({token}) => ({
                className: classOf(token.types),
                children: token.content,
              })}
            />
          ))}
        </code>
      )}
    </pre>
  );
}

export default function HighlightedCode({className}: {readonly className?: string}) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const shown = {className, code, language, lineNumbersStart, lineClassNames};
  return <Highlighted ref={wordWrap.codeBlockRef} {...shown} />;
}
