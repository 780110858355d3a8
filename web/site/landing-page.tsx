import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Hero } from './landing/hero/Hero.tsx';
import { HigherMindSociety } from './landing/society/HigherMindSociety.tsx';
import { WhatYouGet } from './landing/WhatYouGet.tsx';
import { WhyChooseUs } from './landing/why/WhyChooseUs.tsx';

/** The sections in the order of the specification (2.2), the longer forms where they belong. Each has its folder in `landing/`. */
export default function LandingPage() {
  return (
    <PageFrame bleed headerOver>
      <Hero />
      <WhatYouGet />
      {/* contact us */}
      {/* vision and mission */}
      {/* report types */}
      <HigherMindSociety />
      <WhyChooseUs />
      {/* what is */}
      {/* special features */}
      {/* the tree of the domains */}
      {/* about us */}
    </PageFrame>
  );
}
