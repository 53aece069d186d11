import { Button } from '../../ui/Button.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useNewCaseWindow } from './useNewCaseWindow.tsx';

/** Opens a new case right where one is: store and operation are asked for in the window. For who may open cases. */
export function NewCaseButton() {
  const { ready, open, window } = useNewCaseWindow();
  const begin = () => {
    if (ready()) open(null);
  };
  useShortcut('c', begin, { description: 'Nuevo Caso' });
  return (
    <>
      <Button variant="solid" aria-keyshortcuts="c" onClick={begin}>
        Nuevo Caso
        <KeyHint>c</KeyHint>
      </Button>
      {window}
    </>
  );
}
