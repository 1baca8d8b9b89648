import Translate, {translate} from '@docusaurus/Translate';

import type {SiteConfig} from '@site/src/lib/settings';

import styles from './styles.module.css';

/**
 * Subscribes a reader to the author's newsletter: a form that sends to its service, or a link to it.
 * Neither loads anything from there.
 */
export default function Subscribe({url, field}: NonNullable<SiteConfig['newsletter']>) {
  const {host} = new URL(url);
  const ask = translate({id: 'dau.subscribe.ask', message: 'Nhận bài mới qua email'});
  return (
    <aside className={styles.subscribe} aria-label={ask} data-search-ignore data-print="hide">
      {field === undefined ? (
        <a href={url}>{ask}</a>
      ) : (
        <form className={styles.form} action={url} method="post" target="_blank">
          <label>
            {ask}{' '}
            <input type="email" name={field} className="dau-field" autoComplete="email" required />
          </label>
          <button type="submit" className="button button--secondary">
            <Translate id="dau.subscribe.send">Đăng ký</Translate>
          </button>
        </form>
      )}{' '}
      <small>
        <Translate id="dau.subscribe.host" values={{host}}>
          {'qua {host}'}
        </Translate>
      </small>
    </aside>
  );
}
