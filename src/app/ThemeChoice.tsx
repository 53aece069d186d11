import { SegmentGroup } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { type ColorMode, chooseColorMode, chosenColorMode } from '../system/colorMode.ts';
import { OVER } from '../ui/form/over.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';

const CHOICES = [
  { mode: 'claro', text: 'Tema claro', icon: <SunIcon /> },
  { mode: 'oscuro', text: 'Tema oscuro', icon: <MoonIcon /> },
  { mode: 'sistema', text: 'Tema del sistema', icon: <ScreenIcon /> },
] as const satisfies readonly { mode: ColorMode; text: string; icon: ReactNode }[];

/** Light, dark or the system's choice, kept on this computer. */
export function ThemeChoice() {
  const [chosen, choose] = useState(chosenColorMode);
  const take = (value: string | null) => {
    const mode = CHOICES.find((choice) => choice.mode === value)?.mode;
    if (mode === undefined) return;
    chooseColorMode(mode);
    choose(mode);
  };
  return (
    <SegmentGroup.Root aria-label="Tema" value={chosen} onValueChange={({ value }) => take(value)}>
      {CHOICES.map(({ mode, text, icon }) => (
        <SegmentGroup.Item key={mode} value={mode} title={text}>
          <SegmentGroup.ItemHiddenInput style={OVER} />
          <SegmentGroup.ItemText className="sr-only">{text}</SegmentGroup.ItemText>
          {icon}
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
