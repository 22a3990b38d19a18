/** Abbreviations, spellings, and other names of the same things. */
export const tradeWords = `
# Abbreviations
ecg = ekg = electrocardiogram = electrocardiograph
bp = blood pressure
iv = intravenous
im = intramuscular
subcutaneous = subq = sub q = sq
o2 = oxygen
et tube = ett = endotracheal tube
nrb = non rebreather
bvm = bag valve mask = manual resuscitator
npwt = negative pressure = wound vac
np swab = nasopharyngeal swab
ua = urinalysis
uds = drug screen = drug test
chg = chlorhexidine
ivpb = piggyback
hcg = pregnancy
otc = over the counter
child = children = pediatric = paediatric = peds = kid
baby = infant = newborn = neonate
exam = examination
sterilization = sterilisation = autoclave
flu = influenza
mono = mononucleosis

# Short forms of an order list
injection = inj
ointment = oint
solution = soln
suspension = susp
ampul = ampule = ampoule
syringe = syr
dressing = dsg = drsg
stethoscope = steth
box = bx
case = cs
pack = pk = pkg
tab > tablets
cath > catheter
trach > tracheostomy

# Spellings
qtip = q tip = cotton swab = cotton tipped applicator
luer lock = luerlock = luer lok = luerlok
luer slip = slip tip
gray = grey
stockinette = stockinet

# Wound care
adhesive bandage = adhesive strip = strip bandage
cohesive wrap = cohesive bandage = self adherent wrap = self adherent bandage
conforming gauze = conforming bandage = stretch gauze
gauze roll = rolled gauze
transparent film = transparent dressing = film dressing
abd = abd pad = abdominal pad = combine pad = combine dressing

# Syringes, needles, infusion
sharps container = sharps bin = sharps box
butterfly needle = winged infusion set = scalp vein set = butterfly set
iv catheter = peripheral iv
giving set = administration set = iv tubing = drip set
normal saline = ns = sodium chloride 0.9%
d5w = dextrose 5% in water
lr = lactated ringers = ringers lactate
saline = sodium chloride = nacl
drip stand = iv pole = infusion stand

# Diagnostics and laboratory
pulse ox = pulse oximeter = oximeter = sat monitor = spo2
sphygmomanometer = sphyg
bp cuff = blood pressure cuff
glucometer = blood glucose meter = glucose meter = glucose monitor = blood sugar meter
probe cover = thermometer probe cover = thermometer cover = thermometer sheath
blood collection tube = blood tube = blood draw tube
specimen container = specimen cup = urine cup = sample cup = sample container
ear scope = otoscope

# Care and hygiene
underpad = bed pad = blue pad
adult brief = adult diaper = incontinence brief
pull up = pullup = protective underwear
foley = foley catheter = indwelling catheter
leg bag = urinary leg bag
foley bag = urine bag = catheter bag = urinary drainage bag
straight cath = intermittent catheter
hand sanitizer = hand rub = hand gel = alcohol gel
alcohol pad = alcohol prep = alcohol prep pad = alcohol swab = alcohol wipe
rubbing alcohol = isopropyl alcohol = ipa
povidone = povidone iodine = pvp iodine
exam paper = exam table paper = table paper = table roll
trash bag = garbage bag = can liner = waste liner
trash can = garbage can = waste can
bootie = booties = overshoe = shoe cover
hair net = scrub cap = bouffant cap = bouffant
n95 = particulate respirator = n95 mask
visor = face shield

# Equipment
crash cart = code cart = emergency cart
exam light = exam lamp = procedure light
rolling stool = exam stool = doctor stool
neb = nebulizer
spacer = holding chamber
o2 tank = oxygen tank = oxygen cylinder
cast tape = casting tape = fiberglass cast
ice pack = cold pack

# Surgery
hemostat = hemostatic forceps
stitch = stitches = suture
tissue forceps = pickups
needle driver = needle holder

# Medicines
b12 = vitamin b12 = cyanocobalamin

# Things that can replace one another
disposable ~ single use
clear ~ transparent
gauze ~ sponge
mask ~ respirator
wipe ~ towelette
sphygmomanometer ~ bp cuff
urinary catheter ~ foley catheter
prep pad ~ alcohol prep pad
kit ~ tray
walker ~ rollator
tongue blade ~ tongue depressor
skin closure ~ wound closure strip
blood collection set ~ butterfly needle
isolation gown ~ cover gown
`
