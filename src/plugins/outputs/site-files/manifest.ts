import {lightColor} from '../../../lib/tokens';

/** The page background as a value, because a manifest cannot use CSS variables. */
export const themeColors = {light: lightColor('paper')} as const;

type Site = {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly baseUrl: string;
};

/** Returns the web manifest of one language: name, icons and colors of the installed site. */
export function webManifest({name, description, language, baseUrl}: Site): string {
  const icon = (size: number) => ({
    src: `${baseUrl}img/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      description,
      lang: language,
      dir: 'ltr',
      id: baseUrl,
      start_url: baseUrl,
      scope: baseUrl,
      display: 'minimal-ui',
      background_color: themeColors.light,
      theme_color: themeColors.light,
      icons: [
        {src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
        icon(192),
        icon(512),
      ],
    },
    undefined,
    2,
  )}\n`;
}
