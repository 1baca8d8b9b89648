import Translate, {translate} from '@docusaurus/Translate';

import type {ViewTag} from '@site/src/plugins/site-data/view-types';

import {isActive} from '../filter';
import TagDot from '../TagDot';
import type {useFilter} from '../useFilter';
import styles from './styles.module.css';

type Props = ReturnType<typeof useFilter> & {readonly tags: readonly ViewTag[]};

/** The filter form: name and tags. */
export default function FilterForm({tags, filter, setQuery, toggleTag, clear}: Props) {
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={translate({id: 'dau.showcase.filter', message: 'Lọc dự án'})}
      data-print="hide"
      data-hydrate="query"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        <span className={styles.legend}>
          {translate({id: 'dau.showcase.name', message: 'Tên dự án'})}
        </span>
        <input
          className={`dau-field ${styles.input}`}
          type="search"
          autoComplete="off"
          maxLength={60}
          placeholder={translate({
            id: 'dau.showcase.namePlaceholder',
            message: 'Gõ không dấu cũng được',
          })}
          value={filter.query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Translate id="dau.showcase.tags">Thẻ</Translate>
        </legend>
        <div className={styles.choices}>
          {tags.map(({id, label, color}) => (
            <label key={id} className={styles.chip}>
              <input
                className={styles.check}
                type="checkbox"
                name="tag"
                value={id}
                checked={filter.tags.includes(id)}
                aria-describedby={`tag-${id}`}
                onChange={() => toggleTag(id)}
              />
              <TagDot color={color} />
              {label}
            </label>
          ))}
          <button
            className={`clean-btn ${styles.clear}`}
            type="reset"
            hidden={!isActive(filter)}
            onClick={() => clear()}
          >
            <Translate id="dau.showcase.clear">Bỏ lọc</Translate>
          </button>
        </div>
      </fieldset>
    </form>
  );
}
