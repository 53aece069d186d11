import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ColorMode } from '../system/colorMode.ts';
import { chooseColorMode, chosenColorMode } from '../system/colorMode.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';

const CHOICES = [
  { mode: 'claro', text: 'Tema claro', icon: <SunIcon /> },
  { mode: 'oscuro', text: 'Tema oscuro', icon: <MoonIcon /> },
  { mode: 'sistema', text: 'Tema del sistema', icon: <ScreenIcon /> },
] as const satisfies readonly { mode: ColorMode; text: string; icon: ReactNode }[];

const Choice = chakra('fieldset', {
  base: {
    display: 'inline-flex',
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
    '& > label > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& > label:has(:checked)': { bg: 'bar.muted', color: 'bar' },
    '& > label:has(:focus-visible)': { outline: '2px solid currentcolor', outlineOffset: '2px' },
  },
});

/** Light, dark or the system's choice, kept on this computer. */
export function ThemeChoice() {
  // The drawer has one too, and buttons of one name are one group.
  const id = useId();
  const [chosen, choose] = useState(chosenColorMode);
  return (
    <Choice>
      <legend className="sr-only">Tema</legend>
      {CHOICES.map(({ mode, text, icon }) => (
        <label key={mode} title={text}>
          <input
            type="radio"
            name={id}
            aria-label={text}
            checked={chosen === mode}
            onChange={() => {
              chooseColorMode(mode);
              choose(mode);
            }}
          />
          {icon}
        </label>
      ))}
    </Choice>
  );
}
