/** The function as hosted Supabase runs it: suspended after the answer, unless it registers background work. */
const asked = (work: Promise<unknown>) => {
  console.log('waitUntil: asked');
  void work.then(() => console.log('waitUntil: done'));
};
Object.assign(globalThis, { EdgeRuntime: { waitUntil: asked } });

const { default: contact } = await import('../../../supabase/functions/send-contact-email/index.ts');

export default contact;
