import {Fragment, useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';

import {classOf, pieces, type Lines} from './colors';
import styles from './styles.module.css';
import {useTokenizer} from './tokenizer';

type Props = {readonly className?: string};

const plainLines = (code: string): Lines =>
  code.split('\n').map((content) => [{types: ['plain'], content}]);

/**
 * Does the page hold the lines already, as the server has written them? Then
 * they stay as they are: neither the grammars nor the code are worked through
 * again. Code that comes later, or instead, is coloured here.
 */
function useServerLines(code: string) {
  const isBrowser = useIsBrowser();
  const element = useRef<HTMLElement>(null);
  // The first rendering in the browser takes over what is there; in development nothing is
  const [served, setServed] = useState(
    Boolean(process.env.HYDRATE_CLIENT_ENTRY) && !isBrowser ? code : undefined,
  );
  const isKept = served === code;
  useEffect(() => {
    // A fault elsewhere has made React begin anew, with an empty page
    if (isKept && element.current?.firstChild === null) setServed(undefined);
  }, [isKept]);
  return {element, isKept};
}

/** Code as text, with an element around what has a colour and no other. */
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

/** The lines of a code block in colours by class, from the server's HTML where it has them. */
export default function HighlightedCode({className}: Props) {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, lineNumbersStart, lineClassNames} = metadata;
  const language = metadata.language.toLowerCase();
  const {element, isKept} = useServerLines(code);
  const tokenize = useTokenizer(!isKept);
  const isNumbered = lineNumbersStart !== undefined;
  const attributes = {
    className: clsx(styles.lines, isNumbered && styles.numbered),
    style: isNumbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined,
  };
  const lines: Lines = isKept ? [] : (tokenize?.(code, language) ?? plainLines(code));

  return (
    <pre
      ref={codeBlockRef}
      // Long lines scroll, by keyboard too
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.pre, 'thin-scrollbar')}
      style={{'--lines': code.split('\n').length} as CSSProperties}
    >
      {isKept ? (
        <code
          key="server"
          ref={element}
          {...attributes}
          suppressHydrationWarning
          // Not looked at while React takes over the page, and the same ever after
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
