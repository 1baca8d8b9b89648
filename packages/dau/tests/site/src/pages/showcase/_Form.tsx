import {useState} from 'react';

/** For tests: an author's own form, which readers may use before the application runs. */
export default function Form() {
  const [name, setName] = useState('');
  const [isLoud, setIsLoud] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Name <input type="search" value={name} onChange={({target}) => setName(target.value)} />
      </label>{' '}
      <label>
        <input type="checkbox" checked={isLoud} onChange={() => setIsLoud(!isLoud)} /> Loud
      </label>{' '}
      <samp>{isLoud ? `${name}!` : name}</samp>
    </form>
  );
}
