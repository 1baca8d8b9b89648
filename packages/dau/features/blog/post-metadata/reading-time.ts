import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';

/**
 * Returns the blog plugin's option `readingTime`: Docusaurus' own time, which counts 200 words per minute
 * (`options: {wordsPerMinute}` changes that). It is cached, because `npm start` asks for the times of
 * all posts after each save.
 */
export function readingTime(): ReadingTimeFunctionOption {
  const minutes = new Map<string, number>();
  return ({content, locale, defaultReadingTime}) => {
    const known = minutes.get(content) ?? defaultReadingTime({content, locale});
    minutes.set(content, known);
    return known;
  };
}
