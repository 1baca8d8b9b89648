import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';

import {useSite} from '../../../ui/useSite';
import SignalDrawing from '../../../ui/SignalDrawing';
import {PAGES} from '../../../utils/engine-pages';

import ListHeader from './ListHeader';

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
  const links = [
    ...(newsletter ? [{label: email, url: newsletter}] : []),
    {label: 'RSS', url: `${blog}/rss.xml`, text: rss},
    {label: 'Atom', url: `${blog}/atom.xml`, text: atom},
    {label: 'JSON Feed', url: `${blog}/feed.json`, text: json},
  ];
  return (
    <Layout title={title} description={lead}>
      <main className="container dau-illustrated margin-vert--xl">
        <SignalDrawing />
        <ListHeader title={title} lead={lead} />
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
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
