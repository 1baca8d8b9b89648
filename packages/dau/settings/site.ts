/** Checks `src/config/site.ts` and `announcement.ts`, because a build does not check types. */
import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {HOSTS_FILE} from './allowed-hosts';
import type {Problem} from '../utils/problems';
import {
  fields,
  isCalendarDay,
  urlSchema,
  list,
  localized,
  matching,
  schemaProblems,
  someText,
  textThat,
  webUrl,
} from './schema';

export const siteOrigin = textThat(
  (value) =>
    /^https?:/i.test(value) && URL.canParse(value) && new URL(value).origin === value.toLowerCase(),
  'an http(s) URL without a path and without a trailing slash, like https://example.com ' +
    '(a path belongs in BASE_URL)',
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
const siteSchema = z.object({
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
      portrait: textThat(
        (file) => fs.existsSync(path.join('static', file)) && path.extname(file) !== '',
        'the path of an image in static, such as img/avatar.svg',
      ).optional(),
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
  /**
   * The color mode for readers who have not chosen one. `system` follows the device. Default: `light`.
   */
  colorMode: z.enum(['light', 'dark', 'system']).optional(),
  /** Whether `$…$` in Markdown is a formula. Default: `true`. Prices are always text. */
  math: z.boolean().optional(),
  /** Whether readers can read offline. Default: `true`. */
  offline: z.boolean().optional(),
  /** Whether the `/` key opens the search. Default: `true`. Ctrl+K and ⌘K always do. */
  slashKey: z.boolean().optional(),
});

/** The settings in `src/config/site.ts`. */
export type SiteConfig = z.infer<typeof siteSchema>;

export const settingsProblems = (settings: unknown): Problem[] =>
  schemaProblems('src/config/site.ts', siteSchema, settings);

/** Matches an https host without a path. Its characters cannot end a CSP directive or an attribute. */
const HOST = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i;

const hosts = list(
  matching(
    HOST,
    'an https:// URL without a path, like https://example.com or https://*.example.com',
  ),
);
const hostsSchema = fields({
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
export type AllowedHosts = z.infer<typeof hostsSchema>;

export const hostProblems = (allowed: unknown): Problem[] =>
  schemaProblems(HOSTS_FILE, hostsSchema, allowed);

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
    /** Whether readers can close the announcement. Default: `true`. */
    isCloseable: z.boolean().optional(),
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
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementProblems = (announcement: Announcement): Problem[] =>
  schemaProblems('src/config/announcement.ts', announcementSchema, announcement);
