import { Text } from '@chakra-ui/react';
import { avisosDeCancelar } from '#domain/vales/avanceRecolecta';
import { cambioLeidoEnPalabras, partesEnPalabras } from '#domain/vales/cambioPorAutorizar';
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
      {work === 'rechazar' && <WhatRejectingDoes />}
      {work === 'cancelar' && <WhatIsFetched />}
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
          <WhatRejectingDoes />
        </>
      }
    >
      <WhoDecides form={kit.form} />
    </WorkWindow>
  );
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

/** The consequences of a no: of a change of methods, that the voucher goes on as it was; else that what it holds is free. */
export function WhatRejectingDoes() {
  const { cambioPorAutorizar } = useVoucherPage().shown;
  if (cambioPorAutorizar === null) {
    return (
      <>
        <Text color="fg.muted" fontSize="sm">
          Si se rechaza, sus artículos quedarán libres para otro vale.
        </Text>
        <WhatIsFetched />
      </>
    );
  }
  return (
    <Text color="fg.muted" fontSize="sm">
      Si se rechaza, el vale sigue vigente y se devuelve como antes: {partesEnPalabras(cambioPorAutorizar.de)}.
    </Text>
  );
}

/** Who asks, for how much, and why it waits: above the decision. */
function WhatIsDecided() {
  const { autor, saldo, autorizacion, cambioPorAutorizar } = useVoucherPage().shown;
  const asks = cambioPorAutorizar === null ? autor : cambioPorAutorizar.pide;
  const reasons = [
    ...(cambioPorAutorizar === null ? [] : [cambioLeidoEnPalabras(cambioPorAutorizar)]),
    ...(autorizacion?.motivos ?? []).map(({ texto }) => texto),
  ];
  return (
    <Note colorPalette="gray">
      <p>
        {asks !== null && <strong>{asks.nombre}</strong>} {asks === null ? 'Se' : ''} pide autorizar{' '}
        <strong>
          <Money value={saldo} />
        </strong>
        : {reasons.join('; ')}.
      </p>
    </Note>
  );
}
