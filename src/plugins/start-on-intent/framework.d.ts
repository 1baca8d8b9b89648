declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  /** The page template of the static build, in Eta. */
  const template: string;
  export default template;
}
