import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The floor of the login screen: the same form with React and nothing else. */
function BarePage() {
  const [numiden, setNumiden] = useState('');
  return (
    <form>
      <label>
        Número de empleado
        <input value={numiden} onChange={({ target }) => setNumiden(target.value)} />
      </label>
      <label>
        Tienda
        <select>
          <option>Seleccionar Tienda</option>
          <option>Tienda Centro</option>
        </select>
      </label>
      <button type="submit">Entrar</button>
    </form>
  );
}

const root = document.getElementById('app');
if (root) createRoot(root).render(<BarePage />);
