/**
 * Returns the problem of a text that begins with front matter that Docusaurus does not read, and that has
 * `draft: true`: in TOML or JSON, without a first or last line of dashes, or not on the first line.
 */
export function unreadDraft(text: string) {
  const [start = ''] = text.replace(/^[\s\u200B]+/, '').split(/\n\s*\n/, 1);
  const isCode = /^(?:import|export|<)/.test(start) || /^[ \t>]*(?:`{3}|~{3})/m.test(start);
  if (isCode || !/^[ \t"'{]*(?:draft|unlisted)["']?\s*[:=]\s*["']?true\b/m.test(start))
    return undefined;
  return {
    problem: 'Docusaurus does not read this front matter, and would publish the draft',
    fix: 'Write it as YAML (name: value) between two lines of "---". The first line of the file must be "---"',
  };
}
