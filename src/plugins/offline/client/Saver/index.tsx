import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import type {useSaver} from './useSaver';
import type {SaverState} from './useSaver';

type Props = {
  readonly saver: ReturnType<typeof useSaver>;
  /** Text of the button that saves. */
  readonly label: ReactNode;
};

function messageOf(state: SaverState, progress: number): ReactNode {
  switch (state) {
    case 'saving':
      return translate(
        {id: 'dau.offline.saving', message: 'Đang lưu… {percent}%'},
        // A screen reader says each change
        {percent: Math.floor(progress * 4) * 25},
      );
    case 'saved':
      return translate({id: 'dau.offline.saved', message: 'Đã lưu để đọc ngoại tuyến.'});
    case 'canceled':
      return translate({id: 'dau.offline.canceled', message: 'Đã dừng.'});
    case 'failed':
      return translate({
        id: 'dau.offline.failed',
        message: 'Chưa lưu được. Bạn xem lại kết nối rồi thử lại nhé.',
      });
    case 'full':
      return translate({
        id: 'dau.offline.full',
        message: 'Trình duyệt hết chỗ lưu. Những gì đã lưu trước đó vẫn còn.',
      });
    default:
      return null;
  }
}

/** A button that saves pages, with progress and cancel. When they are saved, it removes them. */
export default function Saver({saver, label}: Props) {
  const {state, progress, save, cancel, remove} = saver;
  // One button, so that it keeps the focus
  const [text, action] =
    state === 'saving'
      ? [
          <Translate key="cancel" id="dau.offline.cancel">
            Dừng
          </Translate>,
          cancel,
        ]
      : state === 'saved'
        ? [
            <Translate key="remove" id="dau.offline.remove">
              Bỏ lưu
            </Translate>,
            remove,
          ]
        : [label, save];
  return (
    <div data-offline-state={state}>
      <button
        type="button"
        className="button button--secondary"
        onClick={action}
        disabled={state === 'waiting'}
      >
        {text}
      </button>{' '}
      {state === 'saving' && <progress value={progress} aria-hidden="true" />}{' '}
      <span role="status">{messageOf(state, progress)}</span>
    </div>
  );
}
