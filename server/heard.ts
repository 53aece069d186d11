import { handOverOpenCases } from './casos/handOver.ts';
import { openCasesOf } from './casos/openCasesOf.ts';
import { askNoteOfVoucher, askNotesOfTill } from './facturas/global/askNotes.ts';
import { openForLate } from './facturas/global/late.ts';
import { isInvoiced } from './facturas/isInvoiced.ts';
import { moveNote, noteOf } from './facturas/noteOfVoucher.ts';
import { whenPickupChanges } from './guias/announced.ts';
import { whenCasesAreAsked, whenPersonLeaves } from './personas/usuarios/announced.ts';
import { whenAllIsGiven, whenNoteIsAsked, whenReplaced } from './vales/announced.ts';
import { tellVoucherOfPickup } from './vales/pickups/guideChanged.ts';
import { takenOf } from './vales/takenOf.ts';
import { whenInvoiceIsAsked, whenSalesCome, whenTakenIsAsked } from './ventas/entrada/announced.ts';

/** Says who hears the announcements of each capability. Each program that changes anything calls it before; again does no harm. */
export function hearWhatIsAnnounced(): void {
  whenCasesAreAsked(openCasesOf);
  whenPersonLeaves(async (tx, leaving) => {
    const { went } = await handOverOpenCases(tx, { ...leaving, call: 'editarUsuario' });
    return went.length;
  });
  whenSalesCome(async (tx, { kept, corrected }, now) => {
    await openForLate(tx, kept, now);
    await askNotesOfTill(tx, corrected, now);
  });
  whenInvoiceIsAsked(isInvoiced);
  whenTakenIsAsked(takenOf);
  whenPickupChanges(tellVoucherOfPickup);
  whenAllIsGiven(askNoteOfVoucher);
  whenReplaced(moveNote);
  whenNoteIsAsked(noteOf);
}
