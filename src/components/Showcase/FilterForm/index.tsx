import Translate, {translate} from '@docusaurus/Translate';

import type {ViewTag} from '@site/src/plugins/content/data/view-types';

import {isActive, MAX_QUERY, noFilter, type TagMode} from '../filter';
import TagDot from '../TagDot';
import type {FilterState} from '../useFilter';
import styles from './styles.module.css';

export type FilterFormProps = FilterState & {readonly tags: readonly ViewTag[]};

function modeLabel(mode: TagMode): string {
  return mode === 'any'
    ? translate({
        id: 'dau.showcase.any',
        message: 'có một trong các thẻ',
        description: 'Choice: projects with at least one of the chosen tags',
      })
    : translate({
        id: 'dau.showcase.all',
        message: 'có đủ các thẻ',
        description: 'Choice: projects with all of the chosen tags',
      });
}

/** The filter form: name, tags, and whether a project needs one or all of the tags. */
export default function FilterForm({tags, filter, choose, type}: FilterFormProps) {
  const toggle = (id: string) => {
    const chosen = filter.tags.includes(id)
      ? filter.tags.filter((tag) => tag !== id)
      : [...filter.tags, id];
    choose({tags: tags.map((tag) => tag.id).filter((tag) => chosen.includes(tag))});
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={translate({
        id: 'dau.showcase.filter',
        message: 'Lọc dự án',
        description: 'Name of the filter form, for screen readers',
      })}
      data-print="hide"
      data-hydrate="query"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className={styles.row}>
        <label className={styles.search}>
          <span className={styles.legend}>
            {translate({
              id: 'dau.showcase.name',
              message: 'Tên dự án',
              description: 'Label of the field for a project’s name',
            })}
          </span>
          <input
            className={styles.input}
            type="search"
            autoComplete="off"
            maxLength={MAX_QUERY}
            placeholder={translate({
              id: 'dau.showcase.namePlaceholder',
              message: 'Gõ không dấu cũng được',
              description: 'Placeholder of the field for a project’s name',
            })}
            value={filter.query}
            onChange={(event) => {
              type(event.target.value);
            }}
          />
        </label>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <Translate
              id="dau.showcase.mode"
              description="Legend of the choice between any and all"
            >
              Dự án
            </Translate>
          </legend>
          <div className={styles.choices}>
            {(['any', 'all'] as const).map((mode) => (
              <label key={mode} className={styles.radio}>
                <input
                  type="radio"
                  name="mode"
                  value={mode}
                  checked={filter.mode === mode}
                  onChange={() => {
                    choose({mode});
                  }}
                />
                {modeLabel(mode)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Translate id="dau.showcase.tags" description="Name of a list of tags">
            Thẻ
          </Translate>
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
                onChange={() => {
                  toggle(id);
                }}
              />
              <TagDot color={color} />
              {label}
            </label>
          ))}
          <button
            className={styles.clear}
            type="reset"
            hidden={!isActive(filter)}
            onClick={() => {
              choose(noFilter);
            }}
          >
            <Translate id="dau.showcase.clear" description="Button that takes all filters away">
              Bỏ lọc
            </Translate>
          </button>
        </div>
      </fieldset>
    </form>
  );
}
