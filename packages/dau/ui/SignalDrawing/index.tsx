/** The feed icon, drawn with brush strokes on handwriting paper. Turned and crossed out, it means "no network". */
export default function SignalDrawing({isOff = false}: {readonly isOff?: boolean}) {
  return (
    <svg viewBox="0 0 132 124" fill="currentcolor" preserveAspectRatio="xMinYMid" aria-hidden>
      <path
        stroke="var(--dau-lines)"
        strokeWidth=".4"
        d="M0 4h999M0 33h999M0 62h999M0 91h999M0 120h999"
      />
      <g transform={isOff ? 'translate(66 106)rotate(-45)scale(.78)translate(-14-102)' : undefined}>
        <path d="M2 1c62 3 112 50 116 116 0 2-14 5-15 2C99 66 60 27 6 24 2 24-2 2 2 1ZM4 44c38 3 68 32 71 70 0 3-13 5-13 2-3-27-28-51-54-53-5-1-8-19-4-19Z" />
        <path
          fill={isOff ? undefined : 'var(--dau-accent)'}
          d="M14 86q17-5 18 15 0 17-15 18T2 104q-1-15 12-18Z"
        />
      </g>
      {isOff && (
        <path
          fill="var(--dau-accent)"
          stroke="var(--dau-paper)"
          strokeWidth="5"
          d="M20 16q8-12 20-6 34 46 74 104-50-44-94-98Z"
        />
      )}
    </svg>
  );
}
