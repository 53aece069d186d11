import type { ReactNode } from 'react';
import { useState } from 'react';
import { SOLO_VOZ } from '../ui/estilos.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';
import { TEMAS } from './estilos.ts';
import type { Tema } from './tema.ts';
import { elegirTema, temaElegido } from './tema.ts';

const OPCIONES = [
  { tema: 'claro', texto: 'Tema claro', icono: <SunIcon /> },
  { tema: 'oscuro', texto: 'Tema oscuro', icono: <MoonIcon /> },
  { tema: 'sistema', texto: 'Tema del sistema', icono: <ScreenIcon /> },
] as const satisfies readonly { tema: Tema; texto: string; icono: ReactNode }[];

/** Light, dark or the system's choice, kept on this computer. */
export const ElegirTema = () => {
  const [elegido, cambiar] = useState(temaElegido);
  return (
    <fieldset className={TEMAS}>
      <legend className={SOLO_VOZ}>Tema</legend>
      {OPCIONES.map(({ tema, texto, icono }) => (
        <label key={tema} title={texto}>
          <input
            type="radio"
            name="tema"
            aria-label={texto}
            checked={elegido === tema}
            onChange={() => {
              elegirTema(tema);
              cambiar(tema);
            }}
          />
          {icono}
        </label>
      ))}
    </fieldset>
  );
};
