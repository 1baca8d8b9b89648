import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';

type Props = {
  /** File name without extension: `debounce` for `debounce.ts` and `debounce.test.ts`. */
  readonly name: string;
  readonly source: string;
  readonly tests: string;
};

/** Shows a source file, and its tests in a collapsed block. */
export default function SourceAndTests({name, source, tests}: Props) {
  return (
    <>
      <CodeBlock language="ts" title={`${name}.ts`}>
        {source}
      </CodeBlock>
      <Details
        summary={
          <summary>
            <Translate id="dau.sourceAndTests.tests" values={{name: <code>{`${name}.ts`}</code>}}>
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
