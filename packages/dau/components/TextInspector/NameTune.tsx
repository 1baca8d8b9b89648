import {useEffect, useId, useRef, useState} from 'react';

import Translate from '@docusaurus/Translate';

import Button from '../../ui/Button';
import {drawTune, WIDTH} from '../../utils/tune/drawing';
import {notesOf} from '../../utils/tune/notes';
import {share} from './share';
import Field, {textInHash, useSharedText} from './Field';
import {playTune, saveTune} from './play-and-save';
import styles from './styles.module.css';

/** The height of the ruled lines. `HEIGHT` also includes the name below them. */
const STAFF = 500;
const HEIGHT = 620;

/** Shows, plays and saves the tune of a name. The URL's hash may contain the name. */
export default function NameTune({initialName}: {readonly initialName: string}) {
  const id = useId();
  const [name, setName] = useSharedText('name', initialName);
  const [isPlaying, setIsPlaying] = useState(false);
  const [status, setStatus] = useState('');
  const stop = useRef<() => void>(undefined);
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // A shared link opens at its name
    if (textInHash('name')) drawing.current?.scrollIntoView({block: 'center'});
    return () => stop.current?.();
  }, []);

  const notes = notesOf(name);
  const {lines, strokes, dots, words} = drawTune(name, STAFF);
  const isOneRow = lines.split('M').length === 6;

  const play = () => {
    if (isPlaying) return;
    setIsPlaying(true);
    stop.current = playTune(notes, () => setIsPlaying(false));
  };

  return (
    <div className={`dau-box ${styles.inspector}`} data-hydrate="hash" data-search-ignore>
      <Field
        label={<Translate id="dau.nameTune.label">Gõ tên bạn, có dấu</Translate>}
        text={name}
        setText={setName}
      >
        <Button kind="primary" onClick={play}>
          <Translate id="dau.nameTune.play">Nghe</Translate>
        </Button>
      </Field>
      <svg
        ref={drawing}
        className={`dau-tune ${styles.tune}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}tones`}
      >
        <path d={lines} />
        <path d={strokes} />
        <g lang="vi">
          {isOneRow &&
            words.map(({word, x}, index) => (
              <text key={index} x={x} y={HEIGHT - 60}>
                {word}
              </text>
            ))}
        </g>
        <path d={dots} />
      </svg>
      <p className="dau-soft text--center" id={`${id}tones`} lang="vi" aria-live="polite">
        {notes.map(({word, tone}) => `${word}:\u00a0${tone ?? '…'}`).join(', ')}
      </p>
      <div className="dau-flow">
        {(['png', 'svg'] as const).map((type) => (
          <Button key={type} onClick={() => drawing.current && saveTune(drawing.current, type)}>
            <Translate id="dau.nameTune.save" values={{type: type.toUpperCase()}}>
              {'Tải ảnh {type}'}
            </Translate>
          </Button>
        ))}
        <Button
          onClick={() => void share({url: window.location.href, title: name}).then(setStatus)}
        >
          <Translate id="dau.share.short">Chia sẻ</Translate>
        </Button>
        <span role="status">{status}</span>
      </div>
    </div>
  );
}
