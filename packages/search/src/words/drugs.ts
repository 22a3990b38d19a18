/** Trade names and short names of drugs, and their ingredients. A trade name of one salt, form or strength names it. */
export const drugs = `
# Injectables
toradol > ketorolac
zofran > ondansetron
zofran odt > ondansetron disintegrating tablets
decadron > dexamethasone sodium phosphate
solu medrol, solumedrol > methylprednisolone sodium succinate
depo medrol, depomedrol > methylprednisolone acetate
medrol, medrol dosepak, medrol dosepack, medrol dose pack, medrol pack > oral methylprednisolone dose pack
kenalog > triamcinolone acetonide injection
kenalog cream > triamcinolone cream
kenalog ointment > triamcinolone ointment
celestone, celestone soluspan > betamethasone sodium phosphate and acetate injection
phenergan > promethazine
benadryl > diphenhydramine
pepcid > famotidine
lasix > furosemide
adrenalin, epi, epi vial > epinephrine injection
epi 1:1000, epinephrine 1:1000, adrenaline 1:1000 > epinephrine 1 mg/mL injection
epi 1:10000, epinephrine 1:10000, adrenaline 1:10000, cardiac epi > epinephrine 0.1 mg/mL injection
robinul > glycopyrrolate
rocephin > ceftriaxone
ancef, kefzol > cefazolin
garamycin > gentamicin
bicillin, bicillin l a > penicillin G benzathine
depo provera, depoprovera, depo shot > medroxyprogesterone acetate
cyklokapron, txa > tranexamic acid
adenocard > adenosine
cordarone, nexterone > amiodarone
bicarb, sodium bicarb > sodium bicarbonate
ascor > ascorbic acid
mag sulfate > magnesium sulfate
atropen > atropine sulfate injection
bacteriostatic saline > bacteriostatic sodium chloride

# Anesthetics
xylocaine, lido > lidocaine
xylocaine with epinephrine, xylocaine with epi, lidocaine with epi, lido with epi > lidocaine and epinephrine
xylocaine jelly, lidocaine gel, urojet, uro jet, glydo > lidocaine jelly
xylocaine viscous, viscous lidocaine > lidocaine viscous solution
xylocaine ointment > lidocaine ointment
lmx, lmx4, lmx 4 > lidocaine cream 4%
emla, emla cream > lidocaine and prilocaine cream
aspercreme patch, salonpas lidocaine > lidocaine patch 4%
marcaine, sensorcaine > bupivacaine
marcaine with epinephrine, marcaine with epi, sensorcaine with epinephrine > bupivacaine and epinephrine
naropin > ropivacaine
carbocaine, polocaine > mepivacaine
nesacaine > chloroprocaine
hurricaine, hurricaine spray, topex > benzocaine topical spray
gebauers, gebauers spray > ethyl chloride topical spray

# Antibiotics, antivirals, antifungals
amoxil > amoxicillin capsules
augmentin > amoxicillin and clavulanate
zithromax, z pak, zpak, z pack, zpack, zithromax pack > azithromycin
keflex > cephalexin
cipro > ciprofloxacin
vibramycin > doxycycline hyclate
bactrim, bactrim ds, septra, septra ds, smz tmp, tmp smz, smx tmp, tmp smx, cotrimoxazole, co trimoxazole > sulfamethoxazole and trimethoprim
flagyl > metronidazole tablets
metrogel vaginal, vandazole > metronidazole vaginal gel
macrobid, macrodantin > nitrofurantoin
diflucan > fluconazole
valtrex > valacyclovir
bactroban > mupirocin
lotrimin, lotrimin af > clotrimazole antifungal cream
lotrisone > clotrimazole and betamethasone cream
mycostatin > nystatin cream
nizoral > ketoconazole
elimite > permethrin cream

# Tablets and liquids
tylenol, panadol, mapap, apap > OTC acetaminophen
paracetamol > acetaminophen
childrens tylenol, kids tylenol, infant tylenol, baby tylenol, pediatric tylenol, liquid tylenol > childrens acetaminophen liquid
tylenol no 3, tylenol 3, tylenol with codeine > acetaminophen and codeine
advil, motrin > ibuprofen
childrens motrin, childrens advil, kids motrin, infant motrin, liquid motrin, liquid advil > childrens ibuprofen suspension
bayer aspirin, st joseph aspirin, asa > aspirin chewable tablets
naprosyn > naproxen
mobic > meloxicam
flexeril > cyclobenzaprine
robaxin > methocarbamol
deltasone > prednisone
zestril, prinivil > lisinopril
glucophage > metformin
norvasc > amlodipine
lipitor > atorvastatin
catapres > clonidine
nitrostat, nitro tab, nitro tablet, nitro sl, sl nitro, ntg > nitroglycerin sublingual tablets
claritin, alavert > loratadine
zyrtec > cetirizine
tums > antacid chewable tablets
pepcid ac > famotidine tablets
imodium > loperamide
colace > docusate sodium
glutose, insta glucose, instaglucose > oral glucose gel
dex4, dex 4 > glucose tablets
halls, ricola > cough drops
pedialyte, dripdrop, hydralyte > oral rehydration powder
actidose, liqui char > activated charcoal

# Skin, eyes, ears
neosporin > triple antibiotic ointment
silvadene, ssd, ssd cream, thermazene > silver sulfadiazine
cortaid, cortizone, cortizone 10 > hydrocortisone cream
temovate > clobetasol
burn jel, burnjel > burn gel with lidocaine
alcaine, ophthetic, ophthaine > proparacaine eye drops
pontocaine, altacaine, tetravisc > tetracaine eye drops
mydriacyl > tropicamide eye drops
ilotycin, romycin > erythromycin ophthalmic
ocuflox > ofloxacin eye drops
floxin otic > ofloxacin otic ear drops
fluorets, ful glo, bio glo, bioglo, fluor i strip > fluorescein strips
systane, genteal, refresh tears, tears naturale > eye lubricant drops
collyrium, eyesaline, dacriose > eye wash
debrox > carbamide peroxide ear drops

# Breathing and emergency
ventolin, proventil, salbutamol > albuterol
ventolin hfa, proventil hfa, proair, proair hfa > albuterol metered-dose inhaler
albuterol neb, albuterol nebulizer, albuterol nebulizer solution, salbutamol neb > albuterol inhalation solution
atrovent > ipratropium bromide inhalation solution
duoneb, duo neb > ipratropium and albuterol
pulmicort, pulmicort respules > budesonide inhalation suspension
nebusal, hypertonic saline neb > sodium chloride inhalation solution
epipen, epi pen, auvi q, adrenaclick > epinephrine auto-injector
epipen jr, epi pen jr, epipen junior > epinephrine auto-injector 0.15 mg
narcan > naloxone
narcan nasal, narcan nasal spray, narcan spray > naloxone nasal spray
glucagen > glucagon

# Vaccines and skin tests
fluzone, flulaval, fluarix, afluria > quadrivalent influenza vaccine
fluzone hd, fluzone high dose > high-dose influenza vaccine
boostrix, adacel > tetanus, diphtheria and pertussis vaccine
tenivac, tdvax > tetanus and diphtheria vaccine single-dose vial
engerix, engerix b, recombivax, recombivax hb > hepatitis B vaccine
havrix, vaqta > hepatitis A vaccine single-dose vial
prevnar, prevnar 13, prevnar 20 > pneumococcal conjugate vaccine
tubersol, aplisol > tuberculin purified protein derivative

# Controlled drugs
dilaudid > hydromorphone
sublimaze > fentanyl citrate injection
demerol > meperidine
roxicodone, oxyir > oxycodone HCl
percocet, endocet, roxicet > oxycodone and acetaminophen
norco, vicodin, lortab, lorcet > hydrocodone and acetaminophen
ultram > tramadol
versed > midazolam
ativan > lorazepam
valium > diazepam
xanax > alprazolam
klonopin > clonazepam
ambien > zolpidem
ketalar > ketamine
depo testosterone, depotestosterone > testosterone cypionate
ritalin, methylin > methylphenidate
adderall > dextroamphetamine and amphetamine
vimpat > lacosamide
lomotil > diphenoxylate and atropine
luminal > phenobarbital
adipex, adipex p > phentermine
`
