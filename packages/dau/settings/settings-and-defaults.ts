/**
 * The settings in `src/config`: one schema for each file, with the defaults. A build does not check
 * types, so the schemas check the values too.
 */
import * as z from 'zod';

import {throwIfAny, type Problem} from '../utils/problems';
import {
  isCalendarDay,
  urlSchema,
  list,
  localized,
  matching,
  schemaProblems,
  someText,
  textThat,
  webUrl,
} from './schema-helpers';

/** Docusaurus accepts names with diacritics, such as `https://tênmiền.vn`, and ports. */
export const siteOrigin = textThat(
  (value) => /^https?:\/\/[^\s/\\?#@]+$/i.test(value) && URL.canParse(value),
  'an http(s) URL without a path and without a trailing slash, like https://example.com ' +
    '(a path belongs in baseUrl, or in the variable BASE_URL)',
);

/**
 * The base URL of a site. Docusaurus does not add the base URL to a link that already begins with it,
 * so with the base URL `/blog/` all links to the blog would be broken.
 */
export const basePath = matching(
  /^\/([A-Za-z0-9~_-][A-Za-z0-9.~_-]*\/)*$/,
  'a path of letters, digits and - . _ ~ that begins and ends with a slash, like / or /my-site/',
).refine(
  (path) => path !== '/blog/' && path !== '/docs/',
  'a path other than /blog/ and /docs/, which the blog and the guides use; on GitHub Pages, rename the repository',
);

const localizedText = localized(someText());

const mailtoUrl = matching(/^mailto:[^\s@]+@[^\s@.]+\.[^\s@]+$/, 'mailto: and an email address');

/** The settings that the site reads. Authors may add others. */
const siteSchema = z.looseObject({
  /** The site's name. Every page title ends with it. */
  name: someText(),
  /** One sentence below the name. */
  tagline: localizedText,
  /** The site's URL, without a trailing slash. `SITE_URL` overrides it. */
  url: siteOrigin,
  /** The site's path, with leading and trailing slashes. `BASE_URL` overrides it. */
  baseUrl: basePath,
  author: z.object(
    {
      name: someText(),
      email: matching(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, 'an email address, like lan@example.com'),
      /** What the author does, in a few words. */
      role: localizedText,
      /** Optional: one or two sentences about you for the home page. */
      about: localized(z.string()).optional(),
      /** Optional: a square image in `static` for the home page. Default: your initial. */
      portrait: someText().default('img/portrait.svg'),
    },
    'an object with name, email and role',
  ),
  /** This site's repository, for edit links, the navigation bar and the footer. `''` if there is none. */
  sourceUrl: z.union([z.literal(''), webUrl], "a URL, or '' for none"),
  /** The branch that edit links point to. */
  sourceBranch: someText(),
  /** The profiles shown in the footer, on the contact page and on the community page. */
  socials: list(
    z.object(
      {
        /** The network in lowercase, such as `github` or `zalo`. Unknown networks get a globe. */
        id: someText(),
        /** The name that readers see: `Zalo`. */
        label: someText(),
        /** The full URL: `https://zalo.me/0123456789`, or `mailto:lan@example.com`. */
        url: z.union([webUrl, mailtoUrl], 'a URL, or mailto: and an email address'),
      },
      'a profile: {id, label, url}',
    ),
  ),
  /** The page where readers subscribe to your newsletter. Posts and `/feeds` link to it. */
  newsletter: urlSchema('the URL of a page or form').optional(),
  /** The color mode for readers who have not chosen one. `system` follows the device. */
  colorMode: z.enum(['light', 'dark', 'system']).default('light'),
  /**
   * Counts page views with one of three services, without their scripts and without cookies. Values are
   * the code of a GoatCounter site (or the URL of your own GoatCounter), or the URL of Umami or Plausible
   * and the name that it uses for your site.
   */
  visits: z
    .union(
      [
        z.object({goatcounter: z.union([webUrl, matching(/^[a-z\d-]+$/, 'a code')])}),
        z.object({umami: z.object({url: webUrl, id: someText()})}),
        z.object({plausible: z.object({url: webUrl, domain: someText()})}),
      ],
      "{goatcounter: 'code'}, {umami: {url, id}} or {plausible: {url, domain}}",
    )
    .optional(),
  /** Whether posts and guides list the pages that link to them. */
  linkedFrom: z.boolean().default(true),
  /** Whether readers can read offline. */
  offline: z.boolean().default(true),
  /** Whether the `/` key opens the search. Ctrl+K and ⌘K always do. */
  slashKey: z.boolean().default(true),
  /**
   * Whether a page's scripts start on the reader's first interaction (pointer, key, wheel or focus), or
   * after eight seconds on a good connection. Until then, the page loads almost no JavaScript. With
   * `false`, they start with the page, as on other Docusaurus sites.
   */
  hydrateOnIntent: z.boolean().default(true),
});

/** The settings in `src/config/site.ts`. */
export type SiteConfig = z.input<typeof siteSchema>;

/** Matches an https host without a path. Its characters cannot end a CSP directive or an attribute. */
const HOST = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i;

const hosts = list(
  matching(
    HOST,
    'an https:// URL without a path, like https://example.com or https://*.example.com',
  ),
).default([]);
const hostsSchema = z.object({
  /** Images, sound and videos. */
  media: hosts,
  /** Pages in an `<iframe>`. */
  frames: hosts,
  /** Scripts. They can do everything that the site's own scripts can do. */
  scripts: hosts,
  /** URLs that scripts fetch. */
  requests: hosts,
});

/**
 * The settings in `src/config/hosts.ts`. A host is an origin (`https://example.com`), or all subdomains of
 * a host (`https://*.example.com`).
 */
export type AllowedHosts = z.output<typeof hostsSchema>;

const plainText = textThat(
  (text) => !/<[a-z/!]/i.test(text),
  'plain text without HTML; write a link as {text, href}',
);

const href = matching(
  /^(\/(?!\/)|#|https:\/\/|mailto:)/,
  'a path on this site (/search), https://… or mailto:…',
);

const parts = list(
  z.union([plainText, z.object({text: plainText, href})], 'a string, or a link {text, href}'),
  {min: 1},
);

const day = textThat(isCalendarDay, 'a valid date like 2026-03-02').optional();

const color = matching(/^#([\da-f]{3}|[\da-f]{6})$/i, 'a color like #a8301c').optional();

const announcementSchema = z
  .object({
    /** Change the id to show a new announcement to readers who closed the last one. */
    id: matching(/^[\w.-]+$/, 'letters, digits, dots and hyphens'),
    /** The text in each language: a list of strings and links. */
    content: localized(parts),
    /** Set both colors, like `#a8301c`, or neither. `npm run check` measures their contrast. */
    backgroundColor: color,
    textColor: color,
    /** Whether readers can close the announcement. */
    isCloseable: z.boolean().default(true),
    /** Whether only the home page shows the announcement. Default: `false`. */
    isHomeOnly: z.boolean().optional(),
    /** The announcement's first and last day in the reader's time zone, like `2026-03-02`. */
    firstDay: day,
    lastDay: day,
  })
  .refine(({backgroundColor, textColor}) => !backgroundColor === !textColor, {
    path: ['textColor'],
    error: 'set together with backgroundColor, or not at all',
  })
  .refine(({firstDay, lastDay}) => !firstDay || !lastDay || lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'firstDay or a later day',
  });

/** An announcement, shown in a bar above the navigation. */
export type Announcement = z.input<typeof announcementSchema>;

const count = z.int().min(0);

const blogSchema = z.looseObject({
  title: localizedText.default({vi: 'Blog', en: 'Blog'}),
  /** One sentence for search engines. */
  description: localizedText.optional(),
  /** The heading above the posts in the sidebar. */
  sidebarTitle: localizedText.default({vi: 'Bài viết mới', en: 'Latest posts'}),
  /** The number of posts in the sidebar, newest first. `0` hides the sidebar. */
  sidebarPosts: z.union([count, z.literal('ALL')], "0 or more, or 'ALL'").default(0),
  /** The number of posts on each page of the blog. */
  postsPerPage: z.union([z.int().min(1), z.literal('ALL')], "1 or more, or 'ALL'").default(10),
  /** The maximum number of related posts below a post. */
  relatedPosts: count.default(3),
  /** The number of posts on the home page, newest first. */
  homePosts: count.default(3),
  /** The number of guides on the home page, in sidebar order. */
  homeGuides: count.default(2),
  /** The number of posts in the feeds, newest first. */
  feedPosts: count.default(20),
});

/** The settings in `src/config/blog.ts`. */
export type BlogConfig = z.input<typeof blogSchema>;

const link = z.union(
  [
    z.object({label: localizedText, to: someText()}),
    z.object({label: localizedText, href: z.string()}),
  ],
  'a link: {label, to} for a page of this site, or {label, href}',
);

/** A link in the navigation bar or the footer: a page on this site, or another URL. */
export type NavigationLink = z.infer<typeof link>;

const navigationSchema = z.looseObject({
  /** Whether the navigation bar is hidden while the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  /** Links on the left of the bar. Links to pages that do not exist are left out. */
  links: list(link).default([]),
  /** The footer's columns; `socials` means the profiles in `site.ts`. */
  footer: list(
    z.looseObject({
      title: localizedText,
      links: z.union([z.literal('socials'), list(link)], "a list of links, or 'socials'"),
    }),
  ).default([]),
});

/** The settings in `src/config/navigation.ts`. */
export type Navigation = z.input<typeof navigationSchema>;

const urlOrNone = z.union([z.literal(''), webUrl], "a URL, or '' for none").optional();

const conversationSchema = z.looseObject({
  comments: z
    .looseObject({
      /** The URL of Giscus, without a trailing slash. Change it only if you host Giscus yourself. */
      host: webUrl.default('https://giscus.app'),
      /**
       * `shared`: all languages of a page have one discussion. `per-language`: each language has its own
       * discussion.
       */
      thread: z.enum(['shared', 'per-language']).default('shared'),
      /**
       * The URL of the discussions that pages link to if comments are not set up. `''` shows no link.
       * Default: the issues of `sourceUrl`.
       */
      discussUrl: urlOrNone,
    })
    .prefault({}),
  feedback: z
    .looseObject({
      /**
       * The URL of the form for new issues, which page feedback fills in. `''` offers only email.
       * Default: the form of `sourceUrl`.
       */
      newIssueUrl: urlOrNone,
    })
    .prefault({}),
});

/** The settings in `src/config/conversation.ts`. */
export type ConversationConfig = z.input<typeof conversationSchema>;

/** The schema of what the files in `src/config` export. */
const settingsSchema = z.object({
  site: siteSchema,
  allowedHosts: hostsSchema.prefault({}),
  announcement: announcementSchema.optional(),
  blog: blogSchema.prefault({}),
  conversation: conversationSchema.prefault({}),
  navigation: navigationSchema.prefault({}),
});

/** What the files in `src/config` export. Settings that are left out have their defaults. */
export type GivenSettings = z.input<typeof settingsSchema>;

/** Checks what a file in `src/config` exports. */
export const settingsProblems = (name: keyof GivenSettings, value: unknown): Problem[] => {
  const file = `src/config/${name === 'allowedHosts' ? 'hosts' : name}.ts`;
  return schemaProblems(file, settingsSchema.shape[name], value);
};

/** The settings, checked and with their defaults. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Checks the settings and adds the defaults.
 *
 * @throws {ContentError} with all problems of the schemas at once; each names the file and the field
 */
export function readSettings(given: GivenSettings) {
  const names = Object.keys(settingsSchema.shape) as (keyof GivenSettings)[];
  const problems = names.flatMap((name) => settingsProblems(name, given[name]));
  throwIfAny('There are errors in the settings.', problems);
  const settings = settingsSchema.parse(given);
  const {author, sourceUrl} = settings.site;
  const description = {
    vi: `Mọi bài viết của ${author.name}.`,
    en: `All posts by ${author.name}.`,
  };
  const issues = sourceUrl && `${sourceUrl}/issues`;
  const {comments, feedback} = settings.conversation;
  return {
    ...settings,
    // A setting may be written as `undefined`
    blog: {...settings.blog, description: settings.blog.description ?? description},
    conversation: {
      comments: {...comments, discussUrl: comments.discussUrl ?? issues},
      feedback: {...feedback, newIssueUrl: feedback.newIssueUrl ?? (issues && `${issues}/new`)},
    },
  };
}
