import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';

type Props = {
  /** File name without its ending: `debounce` for `debounce.ts` and `debounce.test.ts`. */
  readonly name: string;
  /** The text of the file. */
  readonly source: string;
  /** The text of its test file. */
  readonly tests: string;
};

/** A source file, and its tests behind a click. */
export default function SourceAndTests({name, source, tests}: Props): ReactNode {
  return (
    <>
      <CodeBlock language="ts" title={`${name}.ts`}>
        {source}
      </CodeBlock>
      <Details
        summary={
          <summary>
            <Translate
              id="dau.sourceAndTests.tests"
              description="Opens the tests of a source file. {name} is the name of that file"
              values={{name: <code>{name}.ts</code>}}
            >
              {'Bài kiểm thử của {name}'}
            </Translate>
          </summary>
        }
      >
        <CodeBlock language="ts" title={`${name}.test.ts`}>
          {tests}
        </CodeBlock>
      </Details>
    </>
  );
}
