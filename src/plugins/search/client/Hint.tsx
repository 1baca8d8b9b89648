import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says that queries work without marks. */
export default function Hint({className}: {className?: string}): ReactNode {
  return (
    <p className={className}>
      <Translate
        id="dau.search.hint"
        values={{
          plain: <kbd key="plain">khong tim thay</kbd>,
          marked: <kbd key="marked">không tìm thấy</kbd>,
        }}
      >
        {'Gõ không dấu cũng được: {plain} tìm ra {marked}.'}
      </Translate>
    </p>
  );
}
