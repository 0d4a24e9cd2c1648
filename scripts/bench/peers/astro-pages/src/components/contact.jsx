/** A form as ours, alive: what a page with a React island has. */
import { useState } from 'react';

export default function Contact({ words }) {
  const [typed, setTyped] = useState({});
  const fields = ['firstName', 'lastName', 'email', 'phone', 'message'];
  return (
    <form method="post">
      <h2>{words.modalTitle}</h2>
      <p>{words.modalLead}</p>
      {fields.map((name) => (
        <label key={name}>
          {words[name]}
          <input name={name} value={typed[name] ?? ''} onChange={({ target }) => setTyped({ ...typed, [name]: target.value })} />
        </label>
      ))}
      <p>{words.privacy}</p>
      <button type="submit">{words.send}</button>
    </form>
  );
}
