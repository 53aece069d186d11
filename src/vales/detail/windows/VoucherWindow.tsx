import { avisosDeCancelar } from '#domain/avanceRecolecta';
import { Money } from '../../../ui/Money.tsx';
import { Note } from '../../../ui/Note.tsx';
import { WhoDecides } from '../../../ui/works/DecidedHere.tsx';
import { OpenWindow } from '../../../ui/works/OpenWindow.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { useVoucherPage } from '../context.ts';
import { ChangeMethodsWindow } from './ChangeMethodsWindow.tsx';
import { GiveBackWindow } from './GiveBackWindow.tsx';
import { UndoHereWindow, UndoWindow } from './UndoWindow.tsx';

/** The window that is open over a voucher, if any. */
export function VoucherWindow() {
  return <OpenWindow page={useVoucherPage()} special={SPECIAL} above={above} />;
}

const SPECIAL = {
  autorizarAqui: AuthorizeHereWindow,
  devolver: GiveBackWindow,
  cambiarMetodos: ChangeMethodsWindow,
  deshacerDevolucion: UndoWindow,
  deshacerAqui: UndoHereWindow,
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

/** A colleague says who decides: the window asks for number and password, which no draft keeps. */
function AuthorizeHereWindow() {
  const page = useVoucherPage();
  const kit = useWork(page.record, 'autorizarAqui');
  return (
    <WorkWindow
      page={page}
      name="autorizarAqui"
      kit={kit}
      above={
        <>
          <WhatIsDecided />
          <WhatIsFetched />
        </>
      }
    >
      <WhoDecides form={kit.form} />
    </WorkWindow>
  );
}

/** Warns of the pickups that end with the voucher, so that no driver is sent away or drives in vain unseen. */
export function WhatIsFetched() {
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
