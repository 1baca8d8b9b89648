import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';

type Props = {
  /** File name without extension: `debounce` for `debounce.ts` and `debounce.test.ts`. */
  readonly name: string;
  readonly source: string;
  readonly tests: string;
};

/** Shows a source file, and its tests in a collapsed block. A sample post uses it. */
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
              description="Summary of a folded block with the tests of a file"
              values={{name: <code>{name}.ts</code>}}
            >
              {'Test của {name}'}
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
