/** This is not an SVG file, because loading the compiler of SVG files would add 0.6 s to a build. */
export default function Drawing() {
  return (
    <svg
      viewBox="0 0 220 140"
      fill="none"
      stroke="currentcolor"
      strokeWidth="12"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M10 58q70-62 140 0M42 92q38-34 76 0" />
      <path d="M80 124h.1M22 130 132 12" stroke="var(--ifm-color-primary)" strokeWidth="17" />
    </svg>
  );
}
