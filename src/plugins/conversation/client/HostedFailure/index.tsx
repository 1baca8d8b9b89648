import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Why content of another host cannot be shown: no connection, no answer in time,
 * blocked storage, or an error from the host.
 */
export type FailureReason = 'offline' | 'silent' | 'storage' | 'refused';

type Props = {
  /** Name of the host. */
  readonly host: string;
  readonly reason: FailureReason;
  readonly onRetry: () => void;
  /** A link that works without the host. */
  readonly children: ReactNode;
};

function Reason({host, reason}: Pick<Props, 'host' | 'reason'>) {
  switch (reason) {
    case 'offline':
      return (
        <Translate id="dau.hosted.offline" description="When the browser has no connection">
          Bạn đang ngoại tuyến.
        </Translate>
      );
    case 'storage':
      return (
        <Translate
          id="dau.hosted.storage"
          description="When the browser blocks the storage that the comments need"
          values={{host}}
        >
          {'Trình duyệt của bạn đang chặn lưu trữ, mà {host} cần nó mới chạy được.'}
        </Translate>
      );
    case 'refused':
      return (
        <Translate
          id="dau.hosted.refused"
          description="When the host answers, but with a fault"
          values={{host}}
        >
          {'{host} trả lời nhưng đang gặp lỗi.'}
        </Translate>
      );
    case 'silent':
      return (
        <Translate
          id="dau.hosted.silent"
          description="When the host does not answer in time, or is blocked"
          values={{host}}
        >
          {'{host} không trả lời: có thể mạng chậm, hoặc tiện ích chặn quảng cáo đã chặn nó.'}
        </Translate>
      );
  }
}

/** Shown in place of hosted content that failed: the reason, a retry button and another link. */
export default function HostedFailure({host, reason, onRetry, children}: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <Reason host={host} reason={reason} />
      </p>
      <div className={styles.ways}>
        <button type="button" className="button button--secondary" onClick={onRetry}>
          <Translate id="dau.hosted.retry" description="Button: tries to load it again">
            Thử lại
          </Translate>
        </button>
        {children}
      </div>
    </div>
  );
}
