import {useState} from 'react';

/** For the tests: a form as an author may write it, which readers may use before the application runs. */
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
