import {
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';

import {classOf, pieces, type Lines} from './colors';
import styles from './styles.module.css';
import {useTokenizer} from './tokenizer';

type Props = ComponentProps<'pre'> & {
  readonly code: string;
  readonly language: string;
  readonly lineNumbersStart?: number | undefined;
  /** Classes of marked lines, by index. */
  readonly lineClassNames?: Readonly<Record<number, string[]>>;
};

const plainLines = (code: string): Lines =>
  code.split('\n').map((content) => [{types: ['plain'], content}]);

/**
 * Keeps the highlighted lines of the server's HTML during hydration, so that the
 * browser neither loads the grammars nor highlights the code again. Code that is
 * rendered or changed later is highlighted in the browser.
 */
function useServerLines(code: string) {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLElement>(null);
  // Only hydration finds HTML from the server. The dev server sends none
  const [served, setServed] = useState(
    Boolean(process.env.HYDRATE_CLIENT_ENTRY) && !isBrowser ? code : undefined,
  );
  const keepsServerHtml = served === code;
  useEffect(() => {
    // After a hydration error React renders the page again, without the server's HTML
    if (!keepsServerHtml || element.current?.firstChild === null) setServed(undefined);
  }, [keepsServerHtml]);
  return {element, keepsServerHtml};
}

/** Renders code as text. Only pieces with a class get an element. */
function text(lines: Lines): ReactNode {
  return pieces(lines).map(({className, text: content}, index) =>
    className ? (
      <span key={index} className={className}>
        {content}
      </span>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    ),
  );
}

/** Highlighted lines of code. Hydration keeps the lines of the server's HTML. */
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
    className: clsx(styles.lines, isNumbered && styles.numbered),
    style: isNumbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined,
  };
  const lines: Lines = keepsServerHtml ? [] : (tokenize?.(code, language) ?? plainLines(code));

  return (
    <pre
      // Long lines scroll, and keyboard users must be able to scroll them
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
          // Hydration does not compare this value, and it never changes, so React keeps the server's HTML
          dangerouslySetInnerHTML={{__html: ''}}
        />
      ) : (
        <code key="browser" {...attributes}>
          {isNumbered || Object.keys(lineClassNames).length > 0
            ? lines.map((line, index) => (
                <Line
                  key={index}
                  line={[...line]}
                  classNames={lineClassNames[index]}
                  showLineNumbers={isNumbered}
                  getLineProps={({className: lineClass}) => ({
                    className: clsx('token-line', lineClass),
                  })}
                  getTokenProps={({token}) => ({
                    className: classOf(token.types) ?? 'token',
                    children: token.content,
                  })}
                />
              ))
            : text(lines)}
        </code>
      )}
    </pre>
  );
}

/** The lines of a code block, replacing the theme's component. */
export default function HighlightedCode({className}: {readonly className?: string}) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const shown = {className, code, language, lineNumbersStart, lineClassNames};
  return <Highlighted ref={wordWrap.codeBlockRef} {...shown} />;
}
