import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';
import type { Tema } from './tema.ts';
import { elegirTema, temaElegido } from './tema.ts';

const OPCIONES = [
  { tema: 'claro', texto: 'Tema claro', icono: <SunIcon /> },
  { tema: 'oscuro', texto: 'Tema oscuro', icono: <MoonIcon /> },
  { tema: 'sistema', texto: 'Tema del sistema', icono: <ScreenIcon /> },
] as const satisfies readonly { tema: Tema; texto: string; icono: ReactNode }[];

const GRUPO = defineStyle({
  display: 'inline-flex',
  m: 0,
  p: 0.5,
  border: '1px solid currentcolor',
  borderRadius: '8px',
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    w: '30px',
    h: '26px',
    borderRadius: '5px',
    cursor: 'pointer',
  },
  '& > label > input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '& > label:has(:checked)': { bg: 'bar.muted', color: 'bar.bg' },
  '& > label:has(:focus-visible)': { outline: '2px solid currentcolor', outlineOffset: '2px' },
});

/** Light, dark or the system's choice, kept on this computer. */
export const ElegirTema = () => {
  const [elegido, cambiar] = useState(temaElegido);
  return (
    <chakra.fieldset css={GRUPO}>
      <chakra.legend srOnly>Tema</chakra.legend>
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
    </chakra.fieldset>
  );
};
