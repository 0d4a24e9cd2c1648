/** The labels of the network as four storeys, over its drawing: `network.svg`. */
import type { GuideDrawing } from './guide-drawing.ts';
import { Lettering, Sheet } from './sheet.tsx';

export function NetworkOrganization({ labels, label }: GuideDrawing<'organization'>) {
  return (
    <Sheet label={label}>
      <Lettering x={38} y={136}>
        {labels.headOffice}
      </Lettering>
      <Lettering x={38} y={236}>
        {labels.management}
      </Lettering>
      <Lettering x={38} y={326}>
        {labels.fieldConsultant}
      </Lettering>
      <Lettering x={38} y={476}>
        {labels.stores}
      </Lettering>
      <Lettering x={696} y={48}>
        {labels.standards}
      </Lettering>
      <Lettering x={846} y={486} anchor="end" className="fill-accent">
        {labels.fieldFacts}
      </Lettering>
    </Sheet>
  );
}
