/** The shape of the frame: `wide` is 16:9, `tall` is 9:16, and `text` has a fixed height. */
type Shape = 'wide' | 'tall' | 'text';

/** `$1` in `frame` is the first group of `pattern`, and `$url` is the whole URL. */
type Service = {name: string; pattern: RegExp; frame: string; shape: Shape};

const SERVICES: readonly Service[] = [
  {
    name: 'YouTube',
    pattern:
      /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|(?:shorts|live|embed)\/)|youtu\.be\/)(?!videoseries)([\w-]+)/,
    frame: 'https://www.youtube-nocookie.com/embed/$1?autoplay=1',
    shape: 'wide',
  },
  {
    name: 'Vimeo',
    pattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    frame: 'https://player.vimeo.com/video/$1?dnt=1&autoplay=1',
    shape: 'wide',
  },
  {
    name: 'TikTok',
    pattern: /^https:\/\/www\.tiktok\.com\/@[\w.-]+\/video\/(\d+)/,
    frame: 'https://www.tiktok.com/player/v1/$1?autoplay=1',
    shape: 'tall',
  },
  {
    name: 'Facebook',
    pattern: /^https:\/\/www\.facebook\.com\/(?:watch\/?\?v=\d+|reel\/\d+|[\w.]+\/videos\/\S+)/,
    frame: 'https://www.facebook.com/plugins/video.php?href=$url',
    shape: 'wide',
  },
  {
    name: 'Facebook',
    pattern: /^https:\/\/www\.facebook\.com\/[\w.]+\/posts\/\S+/,
    frame: 'https://www.facebook.com/plugins/post.php?href=$url',
    shape: 'text',
  },
  {
    name: 'X',
    pattern: /^https:\/\/(?:x|twitter)\.com\/\w+\/status\/(\d+)/,
    frame: 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=$1',
    shape: 'text',
  },
];

/** Returns the frame that shows a video or post, or `undefined` if no service matches the URL. */
export function embedOf(url: string) {
  for (const {name, pattern, frame, shape} of SERVICES) {
    const found = pattern.exec(url);
    if (!found) continue;
    const src = frame.replace('$1', found[1] ?? '').replace('$url', encodeURIComponent(url));
    return {name, src, shape};
  }
  return undefined;
}
