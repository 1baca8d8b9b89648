import {useState} from 'react';

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';

import {useSite} from '../../../ui/useSite';
import {PAGES} from '../../../utils/engine-pages';

import ListHeader from './ListHeader';

import styles from './feeds.module.css';

/** The feed icon, drawn with brush strokes on handwriting paper. */
const Drawing = () => (
  <svg className={styles.drawing} viewBox="0 0 132 124" aria-hidden>
    <path stroke="var(--dau-lines)" d="M0 4h132M0 33h132M0 62h132M0 91h132M0 120h132" />
    <path d="M2 1c62 3 112 50 116 116 0 2-14 5-15 2C99 66 60 27 6 24 2 24-2 2 2 1ZM4 44c38 3 68 32 71 70 0 3-13 5-13 2-3-27-28-51-54-53-5-1-8-19-4-19Z" />
    <path fill="var(--dau-accent)" d="M14 86q17-5 18 15 0 17-15 18T2 104q-1-15 12-18Z" />
  </svg>
);

export default function FeedsPage() {
  const blog = useBaseUrl(PAGES.blog, {absolute: true});
  const {newsletter} = useSite();
  const title = translate({id: 'dau.feeds.title', message: 'Theo dõi bài mới'});
  const lead = translate({
    id: 'dau.feeds.lead',
    message:
      'Feed là một tệp luôn chứa những bài mới nhất của website. Bạn đưa URL của nó vào một trình đọc feed, bài mới sẽ tự hiện ở đó, không cần tài khoản nào.',
  });
  const rss = translate({
    id: 'dau.feeds.rss',
    message: 'Trình đọc feed nào cũng dùng được. Chưa biết chọn gì thì chọn cái này.',
  });
  const atom = translate({
    id: 'dau.feeds.atom',
    message: 'Cùng nội dung, theo một chuẩn ra đời sau RSS và chặt chẽ hơn.',
  });
  const json = translate({
    id: 'dau.feeds.json',
    message: 'Cùng nội dung, dạng JSON, tiện khi bạn tự viết mã để đọc.',
  });
  const email = translate({id: 'dau.share.newsletter', message: 'Nhận bài mới qua email'});
  const [copied, setCopied] = useState('');
  const links = [
    ...(newsletter ? [{label: email, url: newsletter}] : []),
    {label: 'RSS', url: `${blog}/rss.xml`, text: rss},
    {label: 'Atom', url: `${blog}/atom.xml`, text: atom},
    {label: 'JSON Feed', url: `${blog}/feed.json`, text: json},
  ];
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <Drawing />
        <ListHeader title={title} description={lead} />
        <ul className="dau-list">
          {links.map(({label, url, text}) => (
            <li key={url} className="dau-row">
              <strong className="dau-title">{label}</strong>
              <div>
                {text && <p className="margin-bottom--sm">{text}</p>}
                <span className="dau-linked">
                  <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
                </span>
              </div>
              <button
                type="button"
                className={`button button--sm button--${label === 'RSS' ? 'primary' : 'secondary button--outline'}`}
                data-scripted
                onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(url))}
              >
                {copied === url
                  ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
                  : translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
              </button>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
