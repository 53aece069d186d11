import { avisosDeCancelar } from '#domain/avanceRecolecta';
import { Money } from '../../../ui/Money.tsx';
import { Note } from '../../../ui/Note.tsx';
import { OpenWindow } from '../../../ui/works/OpenWindow.tsx';
import { useVoucherPage } from '../context.ts';
import { ChangeMethodsWindow } from './ChangeMethodsWindow.tsx';
import { GiveBackWindow } from './GiveBackWindow.tsx';

/** The window that is open over a voucher, if any. */
export function VoucherWindow() {
  return <OpenWindow page={useVoucherPage()} special={SPECIAL} above={above} />;
}

const SPECIAL = {
  devolver: GiveBackWindow,
  cambiarMetodos: ChangeMethodsWindow,
  // The panel of its pickups shows it.
  recolectar: () => null,
} as const;

function above(work: string) {
  if (work === 'migrar') return <WhatIsSent />;
  return (
    <>
      {(work === 'autorizar' || work === 'rechazar') && <WhatIsDecided />}
      {(work === 'cancelar' || work === 'rechazar') && <WhatIsFetched />}
    </>
  );
}

function WhatIsSent() {
  return <>El vale {useVoucherPage().shown.folio} se enviará a NetSuite.</>;
}

/** Warns of the pickups that end with the voucher, so that no driver is sent away or drives in vain unseen. */
function WhatIsFetched() {
  const told = avisosDeCancelar(useVoucherPage().shown.recolectas);
  if (told.length === 0) return null;
  return (
    <Note colorPalette="orange" fontSize="sm">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}

/** Who made it, for how much, and why it waits: above the decision. */
function WhatIsDecided() {
  const { autor, saldo, autorizacion } = useVoucherPage().shown;
  return (
    <Note colorPalette="gray">
      <p>
        {autor !== null && <strong>{autor.nombre}</strong>} {autor === null ? 'Se' : ''} pide autorizar{' '}
        <strong>
          <Money value={saldo} />
        </strong>
        : {autorizacion?.motivos.map(({ texto }) => texto).join('; ')}.
      </p>
    </Note>
  );
}
