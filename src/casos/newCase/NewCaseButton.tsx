import { Button } from '../../ui/Button.tsx';
import { useNewCaseWindow } from './useNewCaseWindow.tsx';

/** Opens a new case right where one is: store and operation are asked for in the window. For who may open cases. */
export function NewCaseButton() {
  const { ready, open, window } = useNewCaseWindow();
  return (
    <>
      <Button
        variant="solid"
        onClick={() => {
          if (ready()) open(null);
        }}
      >
        Nuevo Caso
      </Button>
      {window}
    </>
  );
}
