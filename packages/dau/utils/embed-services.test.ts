import {embedOf} from './embed-services';

test('each service is shown in its own frame', () => {
  for (const [url, origin] of [
    ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=4s', 'https://www.youtube-nocookie.com'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com'],
    ['https://www.tiktok.com/@lan.nguyen/video/7106594312292453675', 'https://www.tiktok.com'],
    ['https://www.facebook.com/watch/?v=10153231379946729', 'https://www.facebook.com'],
    ['https://www.facebook.com/lan.nguyen/posts/pfbid02abc', 'https://www.facebook.com'],
    ['https://x.com/jack/status/20', 'https://platform.twitter.com'],
  ]) {
    const {src = ''} = embedOf(String(url)) ?? {};
    expect([url, new URL(src).origin]).toEqual([url, origin]);
    expect(src).not.toMatch(/\$|[<>"]/);
  }
});

test('a URL that only resembles a supported one, or contains markup, loads nothing from other hosts', () => {
  for (const url of [
    'https://www.youtube.com/embed/videoseries?list=a',
    'http://www.youtube.com/watch?v=a',
    'https://youtube.com.evil.example/watch?v=a',
    'https://evil.example/?https://youtu.be/abc',
    'javascript:alert(1)//https://youtu.be/abc',
    '',
  ]) {
    expect(embedOf(url)).toBeUndefined();
  }
  expect(embedOf('https://youtu.be/abc"><script>')?.src).toBe(
    'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
  );
});
