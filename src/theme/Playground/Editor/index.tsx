/** Ejected from @docusaurus/theme-live-codeblock 3.10.2 */
import {useContext, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import PlaygroundHeader from '@theme/Playground/Header';
import {LiveContext} from 'react-live';

import CodeEditor from '@site/src/plugins/code/client/CodeEditor';
import ResetButton from '@site/src/plugins/code/client/ResetButton';

export default function PlaygroundEditor(): ReactNode {
  const {code, language, theme, onChange} = useContext(LiveContext);
  return (
    <>
      {/* (custom) the site's own button: its name is in the page's language */}
      <PlaygroundHeader buttons={<ResetButton />}>
        <Translate
          id="theme.Playground.liveEditor"
          description="The live editor label of the live codeblocks"
        >
          Live Editor
        </Translate>
      </PlaygroundHeader>
      {/* (custom) a text area: it has a name, lets Tab pass, and input methods work in it */}
      <CodeEditor
        label={translate({
          id: 'dau.codeEditor.label',
          message: 'Mã nguồn, sửa được',
          description: 'Accessible name of the editable code of a live code block',
        })}
        initialCode={code}
        language={language}
        theme={theme}
        onChange={onChange}
      />
    </>
  );
}
